/** Where a database is, for people: without the password. */
export function postgresPlace(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}
