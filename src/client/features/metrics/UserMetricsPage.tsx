export function UserMetricsPage() {
  return null
}
