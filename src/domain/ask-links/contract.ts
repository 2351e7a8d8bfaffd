import { z } from 'zod'
import { routesOf, type Limit } from '../shared/contract.ts'
import { idSchema } from '../shared/wire.ts'
import {
  answerParamsSchema,
  answerSchema,
  askLinkSchema,
  askPageSchema,
  askTokenSchema,
  newAnswerSchema,
  newAskLinkSchema,
  takenFieldsSchema,
  takenSchema,
} from './schema.ts'

const hour = 3600
export const askLimits = {
  wrongLinks: { name: 'ask-link-ip', max: 60, windowSeconds: hour, per: 'visitor', counts: 'wrong links' },
  ofVisitor: { name: 'ask-answer-ip', max: 60, windowSeconds: hour, per: 'visitor' },
  ofLink: { name: 'ask-answer', max: 20, windowSeconds: 24 * hour, per: 'link', counts: 'answers' },
} satisfies Record<string, Limit>
const made = { name: 'ask-link', max: 200, windowSeconds: hour, per: 'account' } as const

const params = z.object({ id: idSchema })

export const askLinkContract = routesOf('ask-links', {
  'GET /contacts/:id/ask-link': { params, answer: askLinkSchema },
  'POST /contacts/:id/ask-link': {
    description: 'A new link takes the place of the one before. Its address is answered only here.',
    params,
    status: 201,
    limits: [made],
    answer: newAskLinkSchema,
  },
  'DELETE /contacts/:id/ask-link': { params, status: 204 },
  'GET /contacts/:id/answers': { params, answer: z.array(answerSchema) },
  'POST /contacts/:id/answers/:answerId/merge': {
    description: 'Takes these fields over into the contact. The others stay in the answer.',
    params: answerParamsSchema,
    body: takenFieldsSchema,
    answer: takenSchema,
  },
  'DELETE /contacts/:id/answers/:answerId': { params: answerParamsSchema, status: 204 },
  'GET /ask/:token': {
    access: 'public',
    hasNoSession: true,
    params: askTokenSchema,
    limits: [askLimits.wrongLinks],
    answer: askPageSchema,
  },
  'POST /ask/:token': {
    description: 'What a contact writes about themselves, for the owner of the link to review.',
    access: 'public',
    hasNoSession: true,
    params: askTokenSchema,
    body: newAnswerSchema,
    status: 204,
    limits: [askLimits.ofVisitor, askLimits.wrongLinks, askLimits.ofLink],
  },
})
