/** What the database says to the operator. A pino logger fits. */
export interface DatabaseLog {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}
