/** Loaded before the tests that need it (`bun test --preload`): starting engines is no part of what a test is timed for. */
import { ceph, postgres } from "./engines/shared-engines.ts";

await Promise.all([postgres(), ceph()]);
