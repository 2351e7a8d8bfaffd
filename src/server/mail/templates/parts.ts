import { bodyFont, displayFont, toned, type ToneName } from './style.ts'
import { escapeHtml, named } from './words.ts'

// Parts of an e-mail's card. Texts arrive unescaped and are escaped here, and nowhere else.

export function heading(text: string): string {
  return `<h1 ${toned({ text: 'ink' }, `margin:0 0 14px;font:600 25px/1.25 ${displayFont}`)}>${escapeHtml(text)}</h1>`
}

export function paragraph(text: string): string {
  return `<p ${toned({ text: 'ink' }, 'margin:0 0 16px')}>${escapeHtml(text)}</p>`
}

export function smallPrint(text: string): string {
  return `<p ${toned({ text: 'soft' }, 'margin:0 0 10px;font-size:14px')}>${escapeHtml(text)}</p>`
}

/** 52 px high; with the full link, because some programs show no buttons and people like to see where they go. */
export function button(label: string, link: string): string {
  const href = escapeHtml(link)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="wide" style="margin:10px 0 14px;border-collapse:separate"><tr>
<td align="center" ${toned({ back: 'plum' }, 'border-radius:12px')}><a href="${href}" ${toned({ text: 'onPlum' }, `display:block;padding:14px 28px;font:600 16px/24px ${bodyFont};text-decoration:none;border-radius:12px`)}>${escapeHtml(label)}</a></td>
</tr></table>
<p ${toned({ text: 'soft' }, 'margin:0 0 18px;font-size:13px;line-height:1.45;word-break:break-all')}><a href="${href}" ${toned({ text: 'soft' }, 'text-decoration:underline')}>${href}</a></p>`
}

/** A heading and one line per entry, each with a symbol. */
export function checklist(title: string, sign: string, tone: ToneName, lines: string[]): string {
  const rows = lines.map(
    (line) =>
      `<tr><td width="28" valign="top" ${toned({ text: tone }, 'padding:3px 0;font-weight:700')} aria-hidden="true">${sign}</td><td valign="top" ${toned({ text: 'ink' }, 'padding:3px 0')}>${escapeHtml(named(line))}</td></tr>`,
  )
  return `<h2 ${toned({ text: 'soft' }, `margin:0 0 4px;font:600 13px/1.5 ${bodyFont};letter-spacing:.04em;text-transform:uppercase`)}>${escapeHtml(title)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px;font-size:16px;line-height:1.5">${rows.join('\n')}</table>`
}

/** A heading and a line per entry, each a link, and what was cut. */
export function linkList(
  title: string,
  sign: string,
  tone: ToneName,
  entries: readonly { line: string; link: string }[],
  more: readonly string[],
): string {
  const row = (content: string) =>
    `<tr><td width="28" valign="top" ${toned({ text: tone }, 'padding:5px 0;font-weight:700')} aria-hidden="true">${sign}</td><td valign="top" ${toned({ text: 'ink' }, 'padding:5px 0')}>${content}</td></tr>`
  const linked = entries.map(({ line, link }) =>
    row(
      `<a href="${escapeHtml(link)}" ${toned({ text: 'plum' }, 'text-decoration:underline')}>${escapeHtml(named(line))}</a>`,
    ),
  )
  return `<h2 ${toned({ text: 'soft' }, `margin:0 0 4px;font:600 13px/1.5 ${bodyFont};letter-spacing:.04em;text-transform:uppercase`)}>${escapeHtml(title)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px;font-size:16px;line-height:1.5">${[...linked, ...more.map((text) => row(escapeHtml(text)))].join('\n')}</table>`
}

export function rule(): string {
  return `<div ${toned({ border: 'line' }, 'height:1px;font-size:1px;line-height:1px;margin:20px 0;border-width:1px 0 0;border-style:solid')}>&nbsp;</div>`
}

/** A link of its own line within the card; 48 px high for thumbs. */
export function textLink(label: string, link: string): string {
  return `<p style="margin:0"><a href="${escapeHtml(link)}" ${toned({ text: 'plum' }, 'display:inline-block;padding:12px 8px 12px 0;font-weight:600;text-decoration:underline')}>${escapeHtml(label)}</a></p>`
}

/** Links side by side that look like quiet buttons; 44 px high for thumbs. */
export function actLinks(acts: readonly { label: string; link: string }[]): string {
  if (acts.length === 0) return ''
  const links = acts.map(
    ({ label, link }) =>
      `<a href="${escapeHtml(link)}" ${toned({ text: 'plum', border: 'line' }, `display:inline-block;margin:0 6px 8px 0;padding:10px 16px;border-width:1px;border-style:solid;border-radius:12px;font:600 15px/22px ${bodyFont};text-decoration:none`)}>${escapeHtml(label)}</a>`,
  )
  return `<p style="margin:0 0 10px">${links.join('')}</p>`
}

/** A link within a line below the card; 44 px high for thumbs. */
export function footerLink(label: string, link: string): string {
  return `<a href="${escapeHtml(link)}" ${toned({ text: 'plum' }, 'display:inline-block;padding:12px 8px;font-weight:600;text-decoration:underline')}>${escapeHtml(label)}</a>`
}
