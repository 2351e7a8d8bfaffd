export function GiftIdeasPage() {
  return null
}
