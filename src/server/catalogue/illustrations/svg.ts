/** One SVG element with its attributes and inner markup escaped where they must be. */
export function element(tag: string, attributes: Record<string, string | number>, inner = ''): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(String(value))}"`)
    .join('')
  return inner === '' ? `<${tag}${written}/>` : `<${tag}${written}>${inner}</${tag}>`
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
