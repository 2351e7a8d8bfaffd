// Makes what a new embedded database starts from: a cluster with our tables and the embedded catalogue. The first start takes
// 3.5 s instead of 10, or of 13 without any cluster. `tsx scripts/build-template.ts FOLDER` puts pg-template.tar.gz there.
import fs from 'node:fs'
import path from 'node:path'
import { filledTemplate } from '#server/db/filled-template.ts'

const folder = process.argv[2] ?? 'dist/template'
fs.mkdirSync(folder, { recursive: true })
fs.copyFileSync(await filledTemplate(), path.join(folder, 'pg-template.tar.gz'))
