export function UnsubscribePage() {
  return (
    <main>
      <h1 tabIndex={-1}>E-mail settings</h1>
    </main>
  )
}
