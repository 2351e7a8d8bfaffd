/** Asks before signing out somebody who came from another site. A form and no script. */
export const logoutPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign out of Ribbonry?</title>
</head>
<body>
<main>
<h1>Sign out of Ribbonry?</h1>
<p>Another site asked to sign you out. Do you want to?</p>
<form method="post" action="/api/logout"><button type="submit">Sign Out</button></form>
<p><a href="/">Stay signed in</a></p>
</main>
</body>
</html>
`
