export { runImports } from './run-imports.ts'
