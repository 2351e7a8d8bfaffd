import { describe, expect, it, test } from 'vitest'
import { polaritiesOf } from './polarity.ts'
import { wordsOf } from './words.ts'

const signs = { liked: '+', refused: '-', told: '=', elsewhere: '/', mentioned: '', cue: '~' }

/** The text with a sign at each word: +liked, -refused, =told as a fact, /of somebody else or of earlier, ~cue. */
function heard(text: string, names: readonly string[] = []): string {
  const words = wordsOf(text)
  const polarities = polaritiesOf(
    words,
    words.map((word) => names.includes(word.text)),
  )
  return words.map((word, at) => `${signs[polarities[at] ?? 'mentioned']}${word.text}`).join(' ')
}

describe('what is said about the words of a text', () => {
  test.each([
    ['garden gnomes', 'garden gnomes'],
    ['hates garden gnomes, loves roses', '~hates -garden -gnomes ~loves +roses'],
    ['has two cats. Roses', '~has =two =cats roses'],
    ['cannot get enough of tea', '~cannot ~get ~enough ~of +tea'],
    ["doesn't like tea", '~doesnt ~like -tea'],
    ["doesn't have a cat", '~doesnt ~have =a =cat'],
    ['golf', 'golf'],
  ])('%s', (text, said) => {
    expect(heard(text)).toBe(said)
  })

  it('is not said by a word of a name', () => {
    expect(heard('love stories, golf', ['love', 'stories'])).toBe('love stories golf')
  })

  it('needs the words of a cue to follow each other', () => {
    expect(heard('perfume? no, more books')).toBe('perfume ~no more books')
    expect(heard('no more books')).toBe('~no ~more -books')
  })
})

describe('a liking after a refusal', () => {
  test.each([
    ['only completes it: not really that into golf', '~not -really -that ~into -golf'],
    ['counts after a word of its own: hates tea loves golf', '~hates -tea ~loves +golf'],
    ['counts beyond other words: not golf likes yoga', '~not -golf ~likes +yoga'],
    ['counts after a sentence: not really. Into golf', '~not -really ~into +golf'],
    ['counts without a cue before it: that much into golf', 'that much ~into +golf'],
    ['counts at the beginning: really', 'really'],
    ['only completes it: is not all that big into golf', '~is ~not -all -that -big ~into -golf'],
    ['counts after a comma: not really, likes golf', '~not -really ~likes +golf'],
    ['counts after a turn: yoga not so much but golf', 'yoga ~not -so -much ~but +golf'],
    ['counts after a fact: is really into golf', '~is =really ~into +golf'],
    ['compares after what is refused: no sweets like licorice', '~no -sweets ~like -licorice'],
    ['compares nothing where nothing is refused: golf like tennis', 'golf ~like +tennis'],
    ['has its own subject: no sweets they like fruit', '~no -sweets -they ~like +fruit'],
    ['counts where nothing is refused: really loves golf', 'really ~loves +golf'],
  ])('%s', (sentence, said) => {
    expect(heard(sentence.slice(sentence.indexOf(':') + 1))).toBe(said)
  })
})

describe('a refusal reaches', () => {
  test.each([
    ['to the end of its sentence', 'hates tea. Golf', '~hates -tea golf'],
    ['to its comma', 'hates tea, golf', '~hates -tea golf'],
    ['over a list with and', 'hates tea, golf and yoga', '~hates -tea -golf -and -yoga'],
    ["after 'no' over a list with or alone", 'no tea, golf or yoga', '~no -tea -golf -or -yoga'],
    ["after 'no' not over a list with and", 'no tea, golf and yoga', '~no -tea golf and yoga'],
    ['as an allergy over every comma', 'allergic to nuts, milk, eggs. Golf', '~allergic ~to -nuts -milk -eggs golf'],
    ['not over a list of the next sentence', 'hates tea, golf. Yoga and chess', '~hates -tea golf yoga and chess'],
    ['over a list with nor', 'no tea, golf, nor yoga', '~no -tea -golf ~nor -yoga'],
    ['not over a list that ends without a word', 'hates tea, golf, yoga', '~hates -tea golf yoga'],
    ['not beyond a liking', 'hates tea, loves golf and yoga', '~hates -tea ~loves +golf +and +yoga'],
    ['not over members of four words', 'hates tea, big red old cars and golf', '~hates -tea big red old cars and golf'],
    [
      'not over a list after a comma without it',
      'hates tea, wine, has golf and yoga',
      '~hates -tea wine ~has =golf =and =yoga',
    ],
    [
      'over short members of a list',
      'hates tea, dry red wine, very sweet cider and beer',
      '~hates -tea -dry -red -wine -very -sweet -cider -and -beer',
    ],
    [
      'not over what is too long for a member',
      'hates tea, long walks through town and golf',
      '~hates -tea long walks through town and golf',
    ],
    ['not over what is said to be fine', 'hates tea, cocoa is fine and golf', '~hates -tea +cocoa ~is ~fine and golf'],
  ])('%s', (_, text, said) => {
    expect(heard(text)).toBe(said)
  })
})

describe('an exception', () => {
  test.each([
    ['follows a refusal', "no chocolate unless it's dark", '~no -chocolate ~unless =it =dark'],
    ['follows its comma', 'no toys, except wooden ones, tea', '~no -toys ~except =wooden =ones tea'],
    ['of two words', 'no tea, apart from chai', '~no -tea ~apart ~from =chai'],
    ['refuses where nothing was', 'golf, apart from tennis', 'golf ~apart ~from -tennis'],
    ['refuses after a liking', 'loves tea, except chai', '~loves +tea ~except -chai'],
    ['refuses in the next sentence', 'no tea. Except chai', '~no -tea ~except -chai'],
    [
      'reaches to its comma',
      'no toys except wooden ones, tea and golf',
      '~no -toys ~except =wooden =ones tea and golf',
    ],
    ['refuses a sentence later', 'no tea. Golf, except chai', '~no -tea golf ~except -chai'],
    ['refuses after a list and a sentence', 'no tea, golf. Yoga, except chai', '~no -tea golf yoga ~except -chai'],
    ['follows a later comma', 'no tea, golf, except chai', '~no -tea golf ~except =chai'],
    [
      'changes nothing of what harms',
      'allergic to nuts except coconut, milk',
      '~allergic ~to -nuts ~except -coconut -milk',
    ],
  ])('%s', (_, text, said) => {
    expect(heard(text)).toBe(said)
  })
})

describe('a name', () => {
  it('does not join a list', () => {
    expect(heard('hates tea, rock and roll', ['rock', 'and', 'roll'])).toBe('~hates -tea rock and roll')
  })

  it('ends no liking', () => {
    expect(heard('loves no doubt', ['no', 'doubt'])).toBe('~loves +no +doubt')
  })
})

describe('what is said afterwards', () => {
  test.each([
    ['applies to the words before', 'nut and milk allergy', '-nut -and -milk ~allergy'],
    ['applies up to the comma', 'golf, nut allergy', 'golf -nut ~allergy'],
    ['applies up to another cue', 'has a nut allergy', '~has -a -nut ~allergy'],
    ['may be a liking', 'coffee, wine is fine', 'coffee +wine ~is ~fine'],
    ['is not said after a comma', 'nut, allergy', 'nut allergy'],
    ['does not reach the sentence before', 'golf. Nut allergy', 'golf -nut ~allergy'],
    ['applies to four words', 'tea cake with nuts or milk allergy', 'tea cake -with -nuts -or -milk ~allergy'],
    ['may refuse', "tea. Coffee isn't welcome, milk is welcome", 'tea -coffee ~isnt ~welcome +milk ~is ~welcome'],
    ['needs something before it', 'golf. Free time, allergies', 'golf free time allergies'],
  ])('%s', (_, text, said) => {
    expect(heard(text)).toBe(said)
  })
})

describe('what is true of somebody else, or was', () => {
  test.each([
    ['her late husband loved fishing, chess', '/her /late /husband ~loved /fishing chess'],
    ['his wife loves wine but he likes beer', '/his /wife ~loves /wine ~but +he ~likes +beer'],
    ['her son plays soccer and she likes yoga', '/her /son /plays /soccer and she ~likes +yoga'],
    ['her wife loves hiking with her', 'her wife ~loves +hiking +with +her'],
    ['her husband loves grilling and so does she', 'her husband ~loves +grilling +and +so +does +she'],
    ['her sister is a nurse and loves knitting', 'her sister ~is =a =nurse =and ~loves +knitting'],
    ['my wife loves wine', 'my wife ~loves +wine'],
    ['used to love golf and now loves tennis', '~used ~to ~love /golf and now ~loves +tennis'],
    ['grew out of dinosaurs, trains', '~grew ~out ~of /dinosaurs trains'],
    ['too old for toys and wants perfume', '~too ~old ~for /toys and wants perfume'],
    ['his old friend likes golf', '/his /old /friend ~likes /golf'],
    ['his golf old friend likes golf', 'his golf old friend ~likes +golf'],
    ['his wife loves wine, golf and yoga', '/his /wife ~loves /wine golf and yoga'],
    ['his wife, loves wine', 'his wife ~loves +wine'],
    ['his wife knits scarves', 'his wife knits scarves'],
    ['golf his wife loves wine', 'golf his wife ~loves +wine'],
    ['golf, his wife loves wine. Tea', 'golf /his /wife ~loves /wine tea'],
    ['her son loves trains, and plays with her', '/her /son ~loves /trains and plays with her'],
    ['his wife and he love wine, and so do they', 'his wife and he ~love +wine and so do they'],
    ['his dad loves golf and so do they', 'his dad ~loves +golf +and +so +do +they'],
    ['her mom enjoys teaching for them', 'her mom ~enjoys +teaching +for +them'],
    ['his wife loves wine, hates golf', '/his /wife ~loves /wine ~hates -golf'],
    ['his wife loves wine, likes golf', '/his /wife ~loves /wine ~likes +golf'],
    ['his wife loves wine and hates golf', '/his /wife ~loves /wine /and ~hates /golf'],
    ["his wife loves wine and doesn't like golf or tea", '/his /wife ~loves /wine /and ~doesnt ~like /golf /or /tea'],
    ['his wife loves wine and likes golf. Tea', '/his /wife ~loves /wine /and ~likes /golf tea'],
    ['his wife loves wine and he hates golf', '/his /wife ~loves /wine and he ~hates -golf'],
    ['his wife loves wine and no golf', '/his /wife ~loves /wine and ~no -golf'],
    ['his wife loves wine hates golf', '/his /wife ~loves /wine ~hates -golf'],
    ['his wife loves wine now hates golf', '/his /wife ~loves /wine now ~hates -golf'],
    ['HER HUSBAND LOVES GOLF', '/her /husband ~loves /golf'],
    ['her husband Tom, collects stamps', 'her husband tom ~collects +stamps'],
    ['her husband Tom collects stamps', '/her /husband /tom ~collects /stamps'],
    ['her husband often collects stamps', 'her husband often ~collects +stamps'],
    ['her husband and Tom collects stamps', 'her husband and tom ~collects +stamps'],
    ['her husband, Tom collects stamps', 'her husband tom ~collects +stamps'],
    ['his wife loves wine now golf', '/his /wife ~loves /wine now golf'],
    ['lost interest in yoga but has golf clubs', '~lost ~interest ~in /yoga ~but ~has =golf =clubs'],
    ['outgrew dinosaurs though still trains', '~outgrew /dinosaurs ~though +still +trains'],
    ['nobody is too old for trains', '~nobody ~is ~too ~old ~for +trains'],
    ['never too old for trains', '~never ~too ~old ~for +trains'],
  ])('%s', (text, expected) => {
    expect(heard(text)).toBe(expected)
  })
})

describe('German and Spanish refusals', () => {
  test.each([
    ['keine Katzen, mag Hunde', '~keine -katzen mag hunde'],
    ['hasst Kochen', '~hasst -kochen'],
    ['alérgica a la leche pero también al latex', '~alergica ~a -la -leche -pero -tambien -al -latex'],
    ['no le gusta el café, le encanta el té', '~no ~le ~gusta -el -cafe le encanta el te'],
    ['nada de chocolate', '~nada ~de -chocolate'],
    ['mag Katzen', 'mag katzen'],
  ])('%s', (text, expected) => {
    expect(heard(text)).toBe(expected)
  })
})
