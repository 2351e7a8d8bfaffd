import { logoutPageTexts } from '#domain/texts/logout-page.ts'

/** Asks before signing out someone who came from another site. A form without scripts. */
export const logoutPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${logoutPageTexts.title}</title>
</head>
<body>
<main>
<h1>${logoutPageTexts.title}</h1>
<p>${logoutPageTexts.question}</p>
<form method="post" action="/api/logout"><button type="submit">${logoutPageTexts.signOut}</button></form>
<p><a href="/">${logoutPageTexts.stay}</a></p>
</main>
</body>
</html>
`
