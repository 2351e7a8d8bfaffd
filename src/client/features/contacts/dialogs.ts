export function openAddContact(): Promise<void> {
  return Promise.resolve()
}
