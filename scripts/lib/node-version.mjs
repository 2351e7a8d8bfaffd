// Ends the process with a sentence when this Node is too old. Imported first of all, and in words that an old Node understands.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
// What the tools and libraries of the lock file run on (vite 8 sets it).
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Ribbonry needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
