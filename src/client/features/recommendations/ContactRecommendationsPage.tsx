export function ContactRecommendationsPage() {
  return null
}
