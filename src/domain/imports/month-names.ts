import { foldText } from '../shared/search-text.ts'

/** The number of a month by its English, German, Spanish, French, Italian, Dutch or Portuguese name, whole or short. */
export function monthNumber(name: string): number | undefined {
  return numbers.get(foldText(name))
}

const names: string[][] = [
  ['january', 'jan', 'januar', 'janner', 'enero', 'ene', 'janvier', 'janv', 'gennaio', 'gen', 'januari', 'janeiro'],
  ['february', 'feb', 'februar', 'febrero', 'fevrier', 'fevr', 'febbraio', 'februari', 'fevereiro', 'fev'],
  ['march', 'mar', 'marz', 'maerz', 'mrz', 'marzo', 'mars', 'maart', 'mrt', 'marco'],
  ['april', 'apr', 'abril', 'abr', 'avril', 'avr', 'aprile'],
  ['may', 'mai', 'mayo', 'maggio', 'mag', 'mei', 'maio'],
  ['june', 'jun', 'juni', 'junio', 'juin', 'giugno', 'giu', 'junho'],
  ['july', 'jul', 'juli', 'julio', 'juillet', 'juil', 'luglio', 'lug', 'julho'],
  ['august', 'aug', 'agosto', 'ago', 'aout', 'augustus'],
  ['september', 'sep', 'sept', 'septiembre', 'setiembre', 'septembre', 'settembre', 'set', 'setembro'],
  ['october', 'oct', 'oktober', 'okt', 'octubre', 'octobre', 'ottobre', 'ott', 'outubro', 'out'],
  ['november', 'nov', 'noviembre', 'novembre', 'novembro'],
  ['december', 'dec', 'dezember', 'dez', 'diciembre', 'dic', 'decembre', 'dicembre', 'dezembro'],
]

const numbers = new Map(names.flatMap((month, index) => month.map((name): [string, number] => [name, index + 1])))
