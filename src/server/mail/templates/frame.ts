import { letterTexts } from '#domain/texts/letters.ts'
import { bodyFont, displayFont, markColors, styleSheet, toned } from './style.ts'
import { escapeHtml } from './words.ts'

/**
 * The page around an e-mail's words: a band with the app's mark, a card and a footer. Tables and inline styles, because
 * mail programs support little else. Nothing is loaded: no picture, no font, no script.
 */
export function mailPage({
  subject,
  preheader,
  body,
  footer,
}: {
  subject: string
  /** Shown beside the subject in lists of e-mails. */
  preheader: string
  /** HTML of the card. */
  body: string
  /** HTML below the card. */
  footer: string
}): string {
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeHtml(subject)}</title>
<style>
${styleSheet()}
</style>
</head>
<body ${toned({ back: 'paper' }, 'margin:0;padding:0;-webkit-text-size-adjust:100%')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:transparent">${escapeHtml(preheader)}${'&#8199;&#65279;&#847; '.repeat(40)}</div>
<table ${table} ${toned({ back: 'paper' })}>
<tr><td align="center" class="frame" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${table} style="max-width:600px;border-collapse:separate">
<tr><td class="inside b-band" bgcolor="#41193e" style="padding:20px 32px;background-color:#41193e;border-radius:18px 18px 0 0">${mark()}</td></tr>
<tr><td height="4" bgcolor="${markColors.paper}" style="height:4px;line-height:4px;font-size:1px;background-color:${markColors.paper}">&nbsp;</td></tr>
<tr><td ${toned({ back: 'card', border: 'line' }, `padding:32px 32px 14px;border-width:0 1px 1px;border-style:solid;border-radius:0 0 18px 18px;font:400 16px/1.55 ${bodyFont};word-break:break-word;overflow-wrap:anywhere`).replace('class="', 'class="inside ')}>
${body}
</td></tr>
<tr><td ${toned({ text: 'soft' }, `padding:20px 8px 0;font:400 13px/1.6 ${bodyFont};text-align:center`)}>
${footer}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

/** The app's mark, a gift seen from above, drawn with table cells; beside it the name. */
function mark(): string {
  const { paper, ribbon, name, tagline: lighter } = markColors
  const cell = (color: string, width: number, height: number, corner = '') =>
    `<td width="${width}" height="${height}" bgcolor="${color}" style="width:${width}px;height:${height}px;font-size:1px;line-height:1px;background-color:${color}${corner ? `;border-${corner}-radius:9px` : ''}">&nbsp;</td>`
  const row = (left: string, right: string) =>
    `<tr>${cell(paper, 15, 15, left)}${cell(ribbon, 4, 15)}${cell(paper, 15, 15, right)}</tr>`
  const band = `<tr>${cell(ribbon, 15, 4)}${cell(ribbon, 4, 4)}${cell(ribbon, 15, 4)}</tr>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:12px"><table role="presentation" cellpadding="0" cellspacing="0" border="0" aria-hidden="true" style="border-collapse:separate">${row('top-left', 'top-right')}${band}${row('bottom-left', 'bottom-right')}</table></td>
<td style="color:${name};font:600 20px/1.2 ${displayFont}">Ribbonry<br><span style="color:${lighter};font:400 13px/1.4 ${bodyFont}">${letterTexts.tagline}</span></td>
</tr></table>`
}
