import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Undefined where disks can be made; otherwise the reason why not. */
export function whyNoDisk(): string | undefined {
  if (process.platform !== 'linux') return 'a disk of its own needs Linux'
  if (process.getuid?.() !== 0) return 'a disk of its own needs root, to mount it'
  try {
    unmount(mount(1))
    return undefined
  } catch {
    return 'this machine does not let us mount a disk'
  }
}

/** A disk of its own in memory, of so many MiB, while `work` runs. */
export async function onDisk<T>(mebibytes: number, work: (disk: string) => Promise<T>): Promise<T> {
  const disk = mount(mebibytes)
  try {
    return await work(disk)
  } finally {
    unmount(disk)
  }
}

/** Nothing can be written to it from here on. */
export function makeReadOnly(disk: string) {
  execFileSync('mount', ['-o', 'remount,ro', disk])
}

function mount(mebibytes: number): string {
  const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', disk], { stdio: 'pipe' })
    return disk
  } catch (error) {
    fs.rmdirSync(disk)
    throw error
  }
}

function unmount(disk: string) {
  execFileSync('umount', ['--lazy', disk])
  fs.rmdirSync(disk)
}

export function makeWritable(disk: string) {
  execFileSync('mount', ['-o', 'remount,rw', disk])
}
