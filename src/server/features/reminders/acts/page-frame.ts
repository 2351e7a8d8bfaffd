import { letterTexts } from '#domain/texts/letters.ts'
import { bodyFont, displayFont, markColors, palette } from '#server/mail/templates/style.ts'
import { escapeHtml } from '#server/mail/templates/words.ts'

/** The page around a link's card, in the colors of the e-mails it comes from. Loads nothing. */
export function pageFrame(title: string, body: string): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Ribbonry</title>
<style>
${styleSheet()}
</style>
</head>
<body>
<header>${mark}<div><b>Ribbonry</b><span>${escapeHtml(letterTexts.tagline)}</span></div></header>
${body}
</body>
</html>
`
}

interface Panel {
  sign: keyof typeof signs
  title: string
  /** Which event it is about. */
  about?: string
  text: string
  /** HTML. */
  form?: string
  link: { href: string; label: string }
}

export function panel({ sign, title, about, text, form = '', link }: Panel): string {
  const kicker = about === undefined ? '' : `<p class="about">${escapeHtml(about)}</p>`
  return `<main>
<div class="sign ${sign}" aria-hidden="true">${signs[sign]}</div>
${kicker}
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form}
<p class="onward"><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>
</main>`
}

const icon = (paths: string) =>
  `<svg viewBox="0 0 24 24" width="26" height="26" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`

// Lucide's gift, check, clock and unlink.
const signs = {
  open: icon(
    '<rect x="3" y="8" width="18" height="4" rx="1"/><path d="M12 8v13"/><path d="M19 12v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-7"/><path d="M7.5 8a2.5 2.5 0 0 1 0-5A4.8 8 0 0 1 12 8a4.8 8 0 0 1 4.500-5 2.500 2.500 0 0 1 0 5"/>',
  ),
  done: icon('<path d="M20 6 9 17l-5-5"/>'),
  over: icon('<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>'),
  refused: icon(
    '<path d="m18.840 12.250 1.720-1.710a5.004 5.004 0 0 0-.120-7.070 5.006 5.006 0 0 0-6.950 0l-1.720 1.710"/><path d="m5.170 11.750-1.710 1.710a5.004 5.004 0 0 0 .120 7.070 5.006 5.006 0 0 0 6.950 0l1.710-1.710"/><path d="M8 2v3M2 8h3M16 19v3M19 16h3"/>',
  ),
}

/** The app's icon, as in its favicon. */
const mark = `<svg viewBox="0 0 38 38" width="38" height="38" aria-hidden="true"><rect width="38" height="38" rx="11" fill="${markColors.paper}"/><g fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M19 15v13M11 19v7a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-7M19 15h-4.500a2.300 2.300 0 1 1 0-4.600c3 0 4.500 4.600 4.500 4.600s1.500-4.600 4.500-4.600a2.300 2.300 0 1 1 0 4.600Z"/><rect x="9.500" y="15" width="19" height="4" rx="1"/></g></svg>`

function styleSheet(): string {
  const colors = (theme: 'light' | 'dark') =>
    Object.entries(palette)
      .map(([name, tone]) => `--${name}:${tone[theme]}`)
      .join(';')
  return `:root{color-scheme:light dark;${colors('light')};--control:#958778}
@media (prefers-color-scheme:dark){:root{${colors('dark')};--control:#7d6d84}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 16px/1.5 ${bodyFont};-webkit-text-size-adjust:100%}
header{display:flex;gap:12px;align-items:center;padding:18px 20px;background:var(--band);border-bottom:4px solid ${markColors.paper};color:${markColors.name}}
header b{display:block;font:600 20px/1.2 ${displayFont}}
header span{color:${markColors.tagline};font-size:13px}
main{max-width:480px;margin:24px auto;padding:28px 24px 16px;background:var(--card);border:1px solid var(--line);border-radius:18px;overflow-wrap:anywhere}
.sign{display:grid;place-items:center;width:52px;height:52px;margin-bottom:16px;border-radius:16px;background:var(--plumSoft);color:var(--plum)}
.done{color:var(--pine)}
.about{margin:0 0 4px;color:var(--soft);font-size:15px}
h1{margin:0 0 8px;font:600 25px/1.25 ${displayFont};text-wrap:balance}
p{margin:0 0 18px}
form{margin:0 0 10px}
fieldset{margin:0 0 18px;padding:0;border:0}
.choice{display:flex;gap:12px;align-items:center;min-height:48px;padding:10px 14px;border:1px solid var(--line);border-radius:12px;cursor:pointer}
.choice+.choice{margin-top:8px}
.choice:has(:checked){border-color:var(--plum);background:var(--plumSoft)}
.choice input{flex:none;width:20px;height:20px;margin:0;accent-color:var(--plum)}
.field{display:block;margin:0 0 18px;font-weight:600}
.field small{color:var(--soft);font-weight:400;font-size:14px}
.field input{display:block;width:100%;min-height:48px;margin-top:6px;padding:10px 14px;border:1px solid var(--control);border-radius:12px;background:var(--paper);color:var(--ink);font:inherit;font-weight:400}
.problem{margin:0 0 12px;color:var(--near);font-weight:600}
button{display:block;width:100%;min-height:52px;padding:12px 24px;border:0;border-radius:12px;background:var(--plum);color:var(--onPlum);font:600 16px/1.4 ${bodyFont};cursor:pointer}
.onward{margin:0;text-align:center}
a{display:inline-block;padding:12px 8px;color:var(--plum);font-weight:600}
:focus-visible{outline:2px solid var(--plum);outline-offset:2px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (min-width:640px){main{margin-top:56px;padding:40px 40px 24px}}
@media (max-width:520px){main{margin:12px 10px}}`
}
