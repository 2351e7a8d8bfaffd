export function openCreateAccount(): Promise<void> {
  return Promise.resolve()
}
