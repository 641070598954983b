/**
 * Loaded before the tests that need it (`bun test --preload`), so that starting engines does not count against their
 * time limits.
 */
import { ceph, postgres } from "./engines/shared-engines.ts";

await Promise.all([postgres(), ceph()]);
