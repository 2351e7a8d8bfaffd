export function TermsPage() {
  return (
    <main>
      <h1 tabIndex={-1}>Terms of Service</h1>
    </main>
  )
}
