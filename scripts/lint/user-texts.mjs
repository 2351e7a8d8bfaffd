// An oxlint plugin: what people read is named in src/domain/texts, so that it is written, checked and found in one place.

/**
 * @typedef {{ type: string, parent?: Node, [part: string]: unknown }} Node an ESTree node
 * @typedef {{ report: (problem: { node: Node, message: string }) => void, filename: string }} Context
 */

const message =
  'Move this text to src/domain/texts/<feature>.ts and use it from there: people read it, and tests check everything they read.'

/** Props of our own components and attributes of HTML that people read or hear. */
const readProps = new Set([
  'action',
  'alt',
  'altText',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'heading',
  'hint',
  'label',
  'lead',
  'legend',
  'message',
  'more',
  'note',
  'pendingText',
  'placeholder',
  'retryLabel',
  'subtitle',
  'summary',
  'text',
  'title',
  'tooltip',
  'unavailable',
  'what',
  'whose',
])

/** Fields of objects that end up on the screen: a toast, a question, an option, a menu item. */
const readFields = new Set(['description', 'hint', 'label', 'placeholder', 'subtitle', 'title', 'unavailable'])

/** Functions whose arguments people read. */
const speaking = new Set([
  'AppError',
  'BrowserRefusal',
  'announce',
  'confirm',
  'errorText',
  'invalidField',
  'notFound',
  'toast',
  'toastError',
  'toastSuccess',
])

/** Codes and paths, which no person reads: 'NOT_FOUND', 'occurrenceDate', 'contributors.2.amount'. */
const code = /^(?:[A-Z][A-Z0-9_]*|[a-z][\w.[\]-]*)$/

const plugin = {
  meta: { name: 'user-texts' },
  rules: {
    'in-texts': {
      /** @param {Context} context */
      create(context) {
        const isComponent = context.filename.endsWith('.tsx')
        const isClient = /[\\/]src[\\/]client[\\/]/.test(context.filename)
        /** @param {Node} node */
        const refuse = (node) => context.report({ node, message })
        /** @param {Node | null | undefined} value */
        const refuseTexts = (value) => textsIn(value).forEach(refuse)
        return {
          /** @param {Node} node */
          JSXText(node) {
            if (hasLetters(node['value'])) refuse(node)
          },
          /** @param {Node} node */
          JSXExpressionContainer(node) {
            if (node.parent?.type !== 'JSXAttribute') refuseTexts(asNode(node['expression']))
          },
          /** @param {Node} node */
          JSXAttribute(node) {
            const name = asNode(node['name'])?.['name']
            if (typeof name !== 'string' || !readProps.has(name)) return
            const value = asNode(node['value'])
            refuseTexts(value?.type === 'JSXExpressionContainer' ? asNode(value['expression']) : value)
          },
          /** @param {Node} node */
          Property(node) {
            // The server's objects are mostly rows and schemas.
            if (!isClient) return
            const key = asNode(node['key'])
            const name = key?.['name'] ?? key?.['value']
            if (node.parent?.type !== 'ObjectExpression' || typeof name !== 'string' || !readFields.has(name)) return
            textsIn(asNode(node['value'])).filter(isNoCode).forEach(refuse)
          },
          /** @param {Node} node */
          CallExpression: (node) => ofCall(node),
          /** @param {Node} node */
          NewExpression: (node) => ofCall(node),
          /** @param {Node} node */
          VariableDeclarator(node) {
            // `const label = isOpen ? 'Hide' : 'Show'`: a text on its way to the screen.
            if (isComponent && isChoice(asNode(node['init'])))
              textsIn(asNode(node['init'])).filter(isCapitalized).forEach(refuse)
          },
          /** @param {Node} node */
          ReturnStatement(node) {
            if (isComponent && isChoice(asNode(node['argument'])))
              textsIn(asNode(node['argument'])).filter(isCapitalized).forEach(refuse)
          },
        }

        /** @param {Node} node */
        function ofCall(node) {
          const callee = asNode(node['callee'])?.['name']
          if (typeof callee !== 'string' || !speaking.has(callee)) return
          for (const argument of asNodes(node['arguments'])) textsIn(argument).filter(isNoCode).forEach(refuse)
        }
      },
    },
  },
}

/**
 * The literals that an expression may come to: both sides of a choice, the parts of a sum.
 * @param {Node | null | undefined} node
 * @returns {Node[]}
 */
function textsIn(node) {
  if (!node) return []
  switch (node.type) {
    case 'Literal':
      return hasLetters(node['value']) ? [node] : []
    case 'TemplateLiteral':
      return asNodes(node['quasis']).some((part) => hasLetters(rawOf(part))) ? [node] : []
    case 'ConditionalExpression':
      return [...textsIn(asNode(node['consequent'])), ...textsIn(asNode(node['alternate']))]
    case 'LogicalExpression':
    case 'BinaryExpression':
      return isComparison(node) ? [] : [...textsIn(asNode(node['left'])), ...textsIn(asNode(node['right']))]
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return textsIn(asNode(node['expression']))
    default:
      return []
  }
}

/** @param {Node} node */
function isComparison({ operator }) {
  return typeof operator === 'string' && /^(?:[=!]==?|[<>]=?|in|instanceof)$/.test(operator)
}

/** @param {Node | undefined} node */
function isChoice(node) {
  return node?.type === 'ConditionalExpression' || node?.type === 'TemplateLiteral'
}

/** @param {Node} node */
function isNoCode(node) {
  if (node.type !== 'TemplateLiteral') return !code.test(String(node['value']))
  return asNodes(node['quasis']).some((part) => /\s/.test(rawOf(part) ?? ''))
}

/** @param {Node} node */
function isCapitalized(node) {
  const first = node.type === 'Literal' ? node['value'] : rawOf(asNodes(node['quasis'])[0])
  return /^\p{Lu}\p{Ll}/u.test(String(first))
}

/** @param {unknown} value */
function hasLetters(value) {
  return typeof value === 'string' && /\p{L}{2}/u.test(value)
}

/** @param {Node | undefined} part of a template */
function rawOf(part) {
  return /** @type {{ cooked?: string } | undefined} */ (part?.['value'])?.cooked
}

/** @param {unknown} value */
function asNode(value) {
  return /** @type {Node | undefined} */ (value ?? undefined)
}

/** @param {unknown} value */
function asNodes(value) {
  return /** @type {Node[]} */ (value ?? [])
}

// oxlint wants a default export.
export default plugin
