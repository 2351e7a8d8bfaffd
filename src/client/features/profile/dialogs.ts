export function openProfileSettings(): Promise<void> {
  return Promise.resolve()
}
