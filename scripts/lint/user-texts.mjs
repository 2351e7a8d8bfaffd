// An oxlint plugin: what people read is named in src/domain/texts, so that it is written, checked and found in one place.
// It sees what a file shows of itself. A sentence is refused anywhere; a single word ('Save', 'gift idea') only where
// people read it: in JSX, in a prop or field that is shown, in an argument of a function that speaks to them.

import { asNode, asNodes, hasLetters, isComparison, labelsIn, nameOf, textOf, textsIn } from './texts-in.mjs'

/**
 * @import { Node } from './texts-in.mjs'
 * @typedef {{ report: (problem: { node: Node, message: string }) => void, filename: string }} Context
 */

const message =
  'Move this text to src/domain/texts/<feature>.ts and use it from there: people read it, and tests check everything they read.'

/** Fields of objects that end up on the screen: a toast, a question, an option, a menu item, an issue of a schema. */
const shownFields = new Set([
  'action',
  'confirm',
  'description',
  'error',
  'heading',
  'hint',
  'label',
  'message',
  'note',
  'placeholder',
  'subtitle',
  'text',
  'title',
  'tooltip',
  'unavailable',
])

/** Props of our own components and attributes of HTML that people read or hear. */
const shownProps = new Set([
  ...shownFields,
  'alt',
  'altText',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'lead',
  'legend',
  'more',
  'pendingText',
  'retryLabel',
  'summary',
  'what',
  'whose',
])

/** Functions whose arguments people read, alone or as a method: `toast(…)`, `toast.error(…)`. */
const speaking = new Set([
  'announce',
  'confirm',
  'errorText',
  'invalidField',
  'notFound',
  'optionalText',
  'requiredText',
  'toast',
  'toastError',
  'toastSuccess',
])

/** Methods of a schema that take a sentence for people: `.min(1, '…')`, `.refine(isDay, '…')`. */
const schemaMethods = new Set(
  `array boolean date datetime email enum guid int length literal max min nonempty number object positive refine regex
  string union url`.split(/\s+/),
)
/** Those whose first argument is a value. */
const valueMethods = new Set(['enum', 'literal'])

/** Errors of JavaScript itself are bugs or stop the process; every other class of errors is answered to somebody. */
const bugs = new Set(['AggregateError', 'DOMException', 'Error', 'RangeError', 'SyntaxError', 'TypeError'])

/** Objects that write to a log or a terminal, which operators read. */
const logs = new Set(['console', 'log', 'logger', 'stderr', 'stdout'])

/** Codes and paths, which no person reads: 'NOT_FOUND', 'occurrenceDate', 'contributors.2.amount'. */
const code = /^(?:[A-Z][A-Z0-9_]*|[a-z][\w.[\]-]*)$/
/** 'Choose a day', 'Under $25'; not 'M22 22c-3' and not 'text/html; charset=utf-8'. */
const sentence = /^\p{Lu}[\p{L}'’]*[,:]?\s+[\p{L}\p{N}$&"'“(]/u
/** 'Save', but not 'DashboardPage' and 'Control+K'. */
const word = /^\p{Lu}\p{Ll}+(?![\p{L}+])/u
/** Values of HTTP headers. */
const header = /^(?:Authorization|Bearer)\b/

const plugin = {
  meta: { name: 'user-texts' },
  rules: {
    'in-texts': {
      /** @param {Context} context */
      create(context) {
        const isClient = /[\\/]src[\\/]client[\\/]/.test(context.filename)
        /** @type {Set<Node>} */
        const reported = new Set()
        /** @param {Node} node */
        const refuse = (node) => {
          if (!reported.has(node)) context.report({ node, message })
          reported.add(node)
        }
        return {
          /** @param {Node} node */
          Literal: (node) => ofText(node),
          /** @param {Node} node */
          TemplateLiteral: (node) => ofText(node),
          /** @param {Node} node */
          JSXText(node) {
            if (hasLetters(node['value'])) refuse(node)
          },
          /** @param {Node} node */
          JSXExpressionContainer(node) {
            if (node.parent?.type !== 'JSXAttribute') textsIn(asNode(node['expression'])).forEach(refuse)
          },
          /** @param {Node} node */
          JSXAttribute(node) {
            const value = asNode(node['value'])
            const texts = textsIn(value?.type === 'JSXExpressionContainer' ? asNode(value['expression']) : value)
            // A capitalized word in any other prop is shown, too: <Kbd keys={['Enter']} />
            texts.filter(shownProps.has(nameOf(asNode(node['name']))) ? () => true : isWord).forEach(refuse)
          },
          /** @param {Node} node */
          Property(node) {
            const isObject = node.parent?.type === 'ObjectExpression'
            if (!isObject || !shownFields.has(nameOf(asNode(node['key']))) || isApiDescription(node)) return
            textsIn(asNode(node['value'])).filter(isNoCode).forEach(refuse)
          },
          /** @param {Node} node */
          CallExpression(node) {
            const { callee } = node
            const method = asNode(callee)?.type === 'MemberExpression' ? nameOf(asNode(callee, 'property')) : ''
            const isSpeaking = [nameOf(asNode(callee)), method, nameOf(asNode(callee, 'object'))].some((name) =>
              speaking.has(name),
            )
            const said = asNodes(node['arguments'])
              .slice(valueMethods.has(method) ? 1 : 0)
              .flatMap(textsIn)
            if (isSpeaking) said.filter(isNoCode).forEach(refuse)
            else if (schemaMethods.has(method)) said.filter(isProse).forEach(refuse)
          },
          /** @param {Node} node */
          NewExpression(node) {
            const name = nameOf(asNode(node['callee']))
            if (!/(?:Error|Failure|Refusal)$/.test(name) || bugs.has(name)) return
            asNodes(node['arguments']).flatMap(textsIn).filter(isNoCode).forEach(refuse)
          },
          /** @param {Node} node */
          VariableDeclarator: (node) => ofWords(asNode(node['init'])),
          /** @param {Node} node */
          ReturnStatement: (node) => ofWords(asNode(node['argument'])),
          /** @param {Node} node */
          ArrowFunctionExpression: (node) => ofWords(asNode(node['body'])),
        }

        /** A sentence, wherever it is. @param {Node} node */
        function ofText(node) {
          const text = textOf(node)
          if (sentence.test(text) && !header.test(text) && !isForNoUser(node)) refuse(node)
        }

        /** `const label = isOpen ? 'Hide' : 'Show'`: words on their way to the screen. @param {Node | undefined} value */
        function ofWords(value) {
          if (isClient) [...textsIn(value), ...labelsIn(value)].filter(isWord).forEach(refuse)
        }

        /** What API clients read is written beside its route. @param {Node} property */
        function isApiDescription(property) {
          return !isClient && ['description', 'summary'].includes(nameOf(asNode(property['key'])))
        }

        /** Types, comparisons, and what is said to a log or thrown as a bug. @param {Node} text */
        function isForNoUser(text) {
          for (let node = text.parent, inner = text; node; inner = node, node = node.parent) {
            if (/^(?:TSLiteralType|TaggedTemplateExpression|SwitchCase)$/.test(node.type)) return true
            if (node.type === 'BinaryExpression' && isComparison(node)) return true
            if (node.type === 'Property' && isApiDescription(node)) return true
            if (node.type === 'NewExpression' && bugs.has(nameOf(asNode(node['callee'])))) return true
            if (node.type === 'CallExpression' && inner !== node['callee'] && isForOperators(asNode(node['callee'])))
              return true
            if (/Statement|Function|Declaration/.test(node.type)) return false
          }
          return false
        }
      },
    },
  },
}

/** What writes to a log, and what describes a route to API clients. @param {Node | undefined} callee */
function isForOperators(callee) {
  const owner = asNode(callee, 'object')
  const isLog = logs.has(nameOf(owner)) || logs.has(nameOf(asNode(owner, 'property')))
  return isLog || nameOf(asNode(callee, 'property')) === 'describe'
}

/** @param {Node} node */
function isNoCode(node) {
  return node.type === 'TemplateLiteral' ? /\s/.test(textOf(node)) : !code.test(textOf(node))
}

/** @param {Node} node */
function isWord(node) {
  return word.test(textOf(node))
}

/** @param {Node} node */
function isProse(node) {
  return isWord(node) || /\p{L}\s+\p{L}/u.test(textOf(node))
}

// oxlint wants a default export.
export default plugin
