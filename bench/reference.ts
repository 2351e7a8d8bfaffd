// R, the reference of docs/performance.md: bare Fastify and pg, one session query and one indexed query of 50 contacts,
// no validation, no hooks. `node --import tsx bench/reference.ts` with DATABASE_URL; prints its port when it listens.
import { createHash } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = fastify({ logger: false })

const sessionQuery =
  'select s.user_id, u.is_guest, u.is_admin from sessions s join users u on u.id = s.user_id where s.user_id = $1 and s.sid = $2 and s.expire > $3'

async function userOf(authorization: string | undefined): Promise<string> {
  const token = (authorization ?? '').slice('Bearer '.length)
  const claimed = Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString()
  const sid = createHash('sha256').update(token).digest('hex')
  const { rows } = await pool.query<{ user_id: string }>({
    name: 'session',
    text: sessionQuery,
    values: [claimed, sid, new Date()],
  })
  const user = rows[0]
  if (!user) throw new Error('no session')
  return user.user_id
}

app.get('/static', () => ({ status: 'ok' }))

app.get('/session', async (request) => {
  await userOf(request.headers.authorization)
  return { status: 'ok' }
})

app.get('/contacts', async (request) => {
  const user = await userOf(request.headers.authorization)
  const { rows } = await pool.query<Record<string, unknown>>({
    name: 'contacts',
    text: 'select * from contacts where user_id = $1 order by id limit 50',
    values: [user],
  })
  return rows
})

app.get('/upcoming', async (request) => {
  const user = await userOf(request.headers.authorization)
  const { rows } = await pool.query<Record<string, unknown>>({
    name: 'upcoming',
    text: `select o.*, c.full_name, c.relationship, c.birthday from occasions o join contacts c on c.id = o.contact_id where c.user_id = $1 order by o.id`,
    values: [user],
  })
  return rows
})

app.get('/stats', async (request) => {
  const user = await userOf(request.headers.authorization)
  const { rows } = await pool.query<Record<string, unknown>>({
    name: 'stats',
    text: `select count(distinct c.id) as contacts, count(o.id) as occasions from contacts c left join occasions o on o.contact_id = c.id where c.user_id = $1`,
    values: [user],
  })
  return rows[0]
})

app.post<{ Body: { fullName: string; relationship: string } }>('/contacts', async (request, reply) => {
  const user = await userOf(request.headers.authorization)
  const now = new Date()
  const { rows } = await pool.query<Record<string, unknown>>({
    name: 'insert',
    text: 'insert into contacts (user_id, full_name, relationship, created_at, updated_at) values ($1, $2, $3, $4, $4) returning *',
    values: [user, request.body.fullName, request.body.relationship, now],
  })
  return reply.status(201).send(rows[0])
})

await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.stdout.write(`listening on ${typeof address === 'object' && address ? address.port : ''}\n`)
process.on('SIGTERM', () => {
  void app.close().then(() => pool.end())
})
