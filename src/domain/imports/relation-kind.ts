import { foldText } from '../shared/search-text.ts'

/** What a file calls a relative, in one word of ours: 'spouse' for 'Wife', 'Ehefrau' and '_$!<Spouse>!$_'. */
export function relationKind(label: string): string {
  const word = foldText(label)
  return kinds.get(word) ?? word.slice(0, 40)
}

const words: Record<string, string[]> = {
  spouse: [
    'husband',
    'wife',
    'ehefrau',
    'ehemann',
    'ehepartner',
    'esposa',
    'esposo',
    'conyuge',
    'conjoint',
    'conjointe',
  ],
  partner: ['domestic partner', 'sweetheart', 'girlfriend', 'boyfriend', 'lebenspartner', 'pareja', 'partenaire'],
  child: ['son', 'daughter', 'kid', 'kind', 'sohn', 'tochter', 'hijo', 'hija', 'enfant', 'fils', 'fille'],
  mother: ['mutter', 'madre', 'mere', 'mom', 'mum'],
  father: ['vater', 'padre', 'pere', 'dad'],
  parent: ['elternteil', 'parents', 'eltern', 'padres'],
  sibling: ['brother', 'sister', 'bruder', 'schwester', 'hermano', 'hermana', 'frere', 'soeur'],
  grandparent: ['grandmother', 'grandfather', 'oma', 'opa', 'abuela', 'abuelo'],
  'aunt-uncle': ['aunt', 'uncle', 'tante', 'onkel', 'tia', 'tio'],
  cousin: ['cousine', 'primo', 'prima'],
  friend: ['freund', 'freundin', 'amigo', 'amiga', 'ami', 'amie'],
  colleague: ['co worker', 'co-worker', 'coworker', 'kollege', 'kollegin', 'colega', 'collegue'],
  neighbor: ['neighbour', 'nachbar', 'nachbarin', 'vecino', 'vecina', 'voisin', 'voisine'],
}

const kinds = new Map(
  Object.entries(words).flatMap(([kind, others]) => [kind, ...others].map((word): [string, string] => [word, kind])),
)
