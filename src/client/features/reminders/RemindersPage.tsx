export function RemindersPage() {
  return null
}
