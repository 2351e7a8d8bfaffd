// Which literals an expression of the syntax tree holds.

/** @typedef {{ type: string, parent?: Node, [part: string]: unknown }} Node an ESTree node */

/**
 * The literals that an expression may come to: both sides of a choice, the parts of a sum, the rows of a list.
 * @param {Node | null | undefined} node
 * @returns {Node[]}
 */
export function textsIn(node) {
  if (!node) return []
  switch (node.type) {
    case 'Literal':
    case 'TemplateLiteral':
      return hasLetters(textOf(node)) ? [node] : []
    case 'ConditionalExpression':
      return [...textsIn(asNode(node['consequent'])), ...textsIn(asNode(node['alternate']))]
    case 'LogicalExpression':
    case 'BinaryExpression':
      return isComparison(node) ? [] : [...textsIn(asNode(node['left'])), ...textsIn(asNode(node['right']))]
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return textsIn(asNode(node['expression']))
    case 'ArrayExpression':
      return asNodes(node['elements']).flatMap(textsIn)
    case 'CallExpression': {
      // ['Mine', 'Yours'].map(…)
      const list = asNode(node['callee'], 'object')
      return list?.type === 'ArrayExpression' ? textsIn(list) : []
    }
    default:
      return []
  }
}

/** The values of a table of labels: an object of texts alone. @param {Node | undefined} node @returns {Node[]} */
export function labelsIn(node) {
  if (node?.type !== 'ObjectExpression') return []
  const values = asNodes(node['properties']).map((field) => asNode(field['value']))
  return values.every((value) => textsIn(value).length > 0) ? values.flatMap(textsIn) : []
}

/** @param {Node} node */
export function isComparison({ operator }) {
  return typeof operator === 'string' && /^(?:[=!]==?|[<>]=?|in|instanceof)$/.test(operator)
}

/** The text of a literal; '0' is where a template is filled in. @param {Node} node */
export function textOf(node) {
  if (node.type !== 'TemplateLiteral') return typeof node['value'] === 'string' ? node['value'] : ''
  const parts = asNodes(node['quasis']).map((part) => /** @type {{ cooked?: string }} */ (part['value']).cooked)
  return parts.join('0')
}

/** @param {unknown} value */
export function hasLetters(value) {
  return typeof value === 'string' && /\p{L}{2}/u.test(value)
}

/** @param {Node | undefined} node an identifier or a key */
export function nameOf(node) {
  const name = node?.['name'] ?? node?.['value']
  return typeof name === 'string' ? name : ''
}

/** @param {unknown} value @param {string} [part] of it */
export function asNode(value, part) {
  const node = /** @type {Node | undefined} */ (value ?? undefined)
  return part === undefined ? node : /** @type {Node | undefined} */ (node?.[part] ?? undefined)
}

/** @param {unknown} value */
export function asNodes(value) {
  return /** @type {Node[]} */ (/** @type {unknown[]} */ (value ?? []).filter(Boolean))
}
