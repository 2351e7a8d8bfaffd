export function LandingPage() {
  return (
    <main>
      <h1 tabIndex={-1}>Never miss a gift</h1>
    </main>
  )
}
