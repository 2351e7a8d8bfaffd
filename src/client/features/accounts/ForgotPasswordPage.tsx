export function ForgotPasswordPage() {
  return (
    <main>
      <h1 tabIndex={-1}>Forgot password</h1>
    </main>
  )
}
