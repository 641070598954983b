/** Values for samples, put together here, so that no scanner for leaked secrets takes these files for a leak. */

/** Letters of both cases and digits. */
export const some = (length: number) => "a1B2c3D4e5F6g7H8i9J0kLmNoP".repeat(40).slice(0, length);

export const hex = (length: number) => "0a1b2c3d4e5f60718293a4b5c6d7e8f9".repeat(20).slice(0, length);

export const upper = (length: number) => "A1B2C3D4E5F6G7H8J9K0".repeat(10).slice(0, length);

/** Base64 with its padding. */
export const base64 = (length: number) => `${"q7T+x/9KdZ2mVbW4".repeat(40).slice(0, length - 2)}==`;

export const jwt = `eyJhbGciOiJIUzI1NiJ9.eyJ4dWlkIjoiMSJ9.${"aB3_-".repeat(9)}`;

export const botToken = `MTA${some(21)}.${"GAbCd1"}.${some(38)}`;

export const webhook = `webhooks/123456789012345678/⟦${some(68)}⟧`;
