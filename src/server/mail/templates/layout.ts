import type { MailContent } from '#server/mail/mailer.ts'

/** A mail as its template writes it: plain sentences, at most one button. */
export interface Letter {
  subject: string
  heading: string
  /** Paragraphs before the button. */
  before: string[]
  button?: { label: string; link: string }
  /** Paragraphs after it, in smaller type. */
  after: string[]
}

/**
 * The same words as plain text and in the product's look. Tables and inline styles, because mail programs know no
 * other; the dark palette of tokens.css where they ask for one; no picture and no font from anywhere.
 */
export function renderLetter(letter: Letter): MailContent {
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter) }
}

function asText({ heading, before, button, after }: Letter): string {
  const link = button ? [`${button.label}:\n${button.link}`] : []
  const parts = [heading, ...before.map(wrapped), ...link, ...after.map(wrapped)]
  return `${parts.join('\n\n')}\n\n-- \nRibbonry. Never miss a gift.\n`
}

/** Lines of at most 72 characters: mails then need no encoding that breaks links in the middle. */
function wrapped(paragraph: string): string {
  return paragraph.replaceAll(/(?=.{73})(.{1,72}) /g, '$1\n')
}

function asHtml({ subject, heading, before, button, after }: Letter): string {
  const paragraph = (text: string) => `<p class="ink" style="margin:0 0 16px;color:#2a1f2d">${escapeHtml(text)}</p>`
  const small = (text: string) =>
    `<p class="soft" style="margin:0 0 10px;font-size:14px;color:#5e5160">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#17121a !important}.card{background:#211a25 !important;border-color:#382d3d !important}
.ink{color:#f5eef3 !important}.soft{color:#c6b9c4 !important}.brand{color:#d9a7d1 !important}
.button{background:#d9a7d1 !important;color:#2a1229 !important}
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf6f0">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#faf6f0">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="brand" style="padding:0 4px 16px;font:600 22px Georgia,serif;color:#5b2a57">Ribbonry</td></tr>
<tr><td class="card" style="padding:32px;background:#fffdfa;border:1px solid #e7ddd0;border-radius:18px;font:400 16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">
<h1 class="ink" style="margin:0 0 16px;font:600 24px/1.3 Georgia,serif;color:#2a1f2d">${escapeHtml(heading)}</h1>
${before.map(paragraph).join('\n')}
${button ? buttonHtml(button) : ''}
${after.map(small).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:16px 4px;font:400 13px system-ui,-apple-system,'Segoe UI',sans-serif;color:#5e5160">Ribbonry. Never miss a gift.</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The link also in full: some programs show no buttons, and people like to see where they go. */
function buttonHtml({ label, link }: { label: string; link: string }): string {
  const href = escapeHtml(link)
  return `<p style="margin:8px 0 20px"><a class="button" href="${href}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#5b2a57;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0 0 16px;font-size:13px;color:#5e5160;word-break:break-all">${href}</p>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
