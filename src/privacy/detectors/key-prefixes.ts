export interface Prefix {
  text: string;
  /** How long the part behind the prefix is at least, and at most. */
  atLeast: number;
  atMost?: number;
  /** Two characters of the prefix to look for, where its last two are too common in logs. */
  anchor?: string;
}

/** The first characters of keys, and how long the rest is. */
export const prefixes: readonly Prefix[] = [
  // Google
  { text: "AIza", atLeast: 30, atMost: 40 },
  // OpenAI, Anthropic and others
  { text: "sk-", atLeast: 20 },
  // GitHub and GitLab
  { text: "ghp_", atLeast: 30 },
  { text: "gho_", atLeast: 30 },
  { text: "ghu_", atLeast: 30 },
  { text: "ghs_", atLeast: 30 },
  { text: "ghr_", atLeast: 30 },
  { text: "github_pat_", atLeast: 30, anchor: "b_" },
  { text: "glpat-", atLeast: 18, anchor: "lp" },
  // Amazon
  { text: "AKIA", atLeast: 16, atMost: 16 },
  { text: "ASIA", atLeast: 16, atMost: 16 },
  // Slack
  { text: "xoxa-", atLeast: 10, anchor: "xo" },
  { text: "xoxb-", atLeast: 10, anchor: "xo" },
  { text: "xoxp-", atLeast: 10, anchor: "xo" },
  { text: "xoxr-", atLeast: 10, anchor: "xo" },
  { text: "xoxs-", atLeast: 10, anchor: "xo" },
  { text: "xapp-", atLeast: 10 },
  // Stripe; its publishable keys (`pk_`) are public.
  { text: "sk_live_", atLeast: 16, anchor: "k_" },
  { text: "sk_test_", atLeast: 16, anchor: "k_" },
  { text: "rk_live_", atLeast: 16, anchor: "k_" },
  { text: "rk_test_", atLeast: 16, anchor: "k_" },
  { text: "whsec_", atLeast: 16 },
  // npm, Hugging Face, DigitalOcean, Google sign-in
  { text: "npm_", atLeast: 36 },
  { text: "hf_", atLeast: 30, atMost: 40 },
  { text: "dop_v1_", atLeast: 60 },
  { text: "GOCSPX-", atLeast: 20 },
  { text: "ya29.", atLeast: 30, anchor: "a2" },
  // Panels for servers, and places where mods are published
  { text: "ptlc_", atLeast: 30 },
  { text: "ptla_", atLeast: 30 },
  { text: "mrp_", atLeast: 30 },
  // Docker, Tailscale, Groq, Replicate, xAI, PyPI, Shopify, Grafana, Sentry, Linear, Mailgun, Postman, New Relic
  { text: "dckr_pat_", atLeast: 20, anchor: "kr" },
  { text: "dckr_oat_", atLeast: 20, anchor: "kr" },
  { text: "tskey-", atLeast: 20 },
  { text: "gsk_", atLeast: 40 },
  { text: "r8_", atLeast: 30 },
  { text: "xai-", atLeast: 40 },
  { text: "pypi-", atLeast: 40 },
  { text: "shpat_", atLeast: 30, anchor: "hp" },
  { text: "glsa_", atLeast: 30 },
  { text: "glc_", atLeast: 30 },
  { text: "sntrys_", atLeast: 30 },
  { text: "sntryu_", atLeast: 30 },
  { text: "lin_api_", atLeast: 30, anchor: "n_" },
  { text: "key-", atLeast: 32, atMost: 32 },
  { text: "PMAK-", atLeast: 30 },
  { text: "NRAK-", atLeast: 20 },
  // Discord accounts with a second factor, SendGrid, HashiCorp, Twitch, Cloudflare, playit
  { text: "mfa.", atLeast: 60, anchor: "mf" },
  { text: "hvs.", atLeast: 24, anchor: "hv" },
  { text: "oauth:", atLeast: 28, atMost: 40 },
  { text: "AGE-SECRET-KEY-", atLeast: 40 },
];
