export function VerifyEmailPage() {
  return (
    <main>
      <h1 tabIndex={-1}>Verify your e-mail</h1>
    </main>
  )
}
