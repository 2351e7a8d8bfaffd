export function ResetPasswordPage() {
  return (
    <main>
      <h1 tabIndex={-1}>Reset password</h1>
    </main>
  )
}
