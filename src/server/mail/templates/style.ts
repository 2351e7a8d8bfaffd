// The palette of the app's design in light and dark. Mail programs don't support variables: the light color is in the
// element's own style, the dark one behind a class in the head's style sheet.

interface Tone {
  light: string
  dark: string
}

export const palette = {
  paper: { light: '#faf6f0', dark: '#17121a' },
  card: { light: '#fffdfa', dark: '#211a25' },
  line: { light: '#e7ddd0', dark: '#382d3d' },
  ink: { light: '#2a1f2d', dark: '#f5eef3' },
  soft: { light: '#5e5160', dark: '#c6b9c4' },
  plum: { light: '#5b2a57', dark: '#d9a7d1' },
  plumSoft: { light: '#f1e6ef', dark: '#3a2840' },
  /** The background of the app's navigation; lighter in the dark theme than there, to stand out from the paper. */
  band: { light: '#41193e', dark: '#341d35' },
  onPlum: { light: '#ffffff', dark: '#2a1229' },
  near: { light: '#b9482a', dark: '#f6a489' },
  pine: { light: '#2e7358', dark: '#7cc7a6' },
} satisfies Record<string, Tone>

export type ToneName = keyof typeof palette

/** The mark of the app, the same on its band in light and dark. */
export const markColors = { paper: '#e8704f', ribbon: '#fde8e0', name: '#ffffff', tagline: '#d9c3d6' } as const

export const bodyFont = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
export const displayFont = "Georgia,'Times New Roman',serif"

/** Attributes of an element with this text color, this background or this border. */
export function toned(tones: { text?: ToneName; back?: ToneName; border?: ToneName }, style = ''): string {
  const { text, back, border } = tones
  const classes = [text && `t-${text}`, back && `b-${back}`, border && `l-${border}`].filter(Boolean).join(' ')
  const colors = [
    text && `color:${palette[text].light}`,
    back && `background-color:${palette[back].light}`,
    border && `border-color:${palette[border].light}`,
  ].filter(Boolean)
  const all = [...colors, style].filter(Boolean).join(';')
  // Outlook for Windows reads the attribute, not the style.
  const bgcolor = back ? ` bgcolor="${palette[back].light}"` : ''
  return `class="${classes}"${bgcolor} style="${all}"`
}

export function styleSheet(): string {
  const dark = Object.entries(palette).map(
    ([name, tone]) =>
      `.t-${name}{color:${tone.dark} !important}.b-${name}{background-color:${tone.dark} !important}.l-${name}{border-color:${tone.dark} !important}`,
  )
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100% !important}
@media (max-width:620px){.frame{padding:16px 10px !important}.inside{padding-left:20px !important;padding-right:20px !important}.wide{width:100% !important}}
@media (prefers-color-scheme:dark){
${dark.join('\n')}
}`
}
