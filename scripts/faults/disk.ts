import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { succeeds } from './family.ts'

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

/** Undefined where disks that break can be made; otherwise the reason why not. */
export function whyNoImage(): string | undefined {
  const obstacle = whyNoDisk()
  if (obstacle !== undefined) return obstacle
  try {
    execFileSync('losetup', ['--find'], { stdio: 'ignore' })
    for (const program of ['mkfs.ext4', 'e2fsck']) execFileSync(program, ['-V'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'there is no free loop device, or no mkfs.ext4 and e2fsck'
  }
}

/** A disk whose files are real ones: ext4 in an image. A disk in memory refuses to turn read-only while a file is open. */
export interface ImageDisk {
  folder: string
  /** Writing to it, and creating or removing files on it, is refused with EPERM, also through files that are open. */
  freeze(): void
  thaw(): void
  /** What Linux does at an error of the file system: from here on each write gets EROFS, until `repair`. */
  breakDown(): void
  /** Mounts it again, after a check. No process may use it. */
  repair(): Promise<void>
}

/** A disk of so many MiB while `work` runs. */
export async function onImage<T>(mebibytes: number, work: (disk: ImageDisk) => Promise<T>): Promise<T> {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-image-disk-'))
  const [image, folder] = [path.join(place, 'disk.img'), path.join(place, 'disk')]
  fs.mkdirSync(folder)
  // PostgreSQL runs as a user of its own, who has to get there.
  fs.chmodSync(place, 0o755)
  run('truncate', '-s', `${mebibytes}M`, image)
  run('mkfs.ext4', '-q', '-F', image)
  const mountImage = () => run('mount', '-o', 'loop,errors=remount-ro', image, folder)
  // It fails for sockets, which have no such flag, and does the rest.
  const setImmutable = (sign: '+' | '-') => spawnSync('chattr', ['-R', '-f', `${sign}i`, folder])
  mountImage()
  try {
    return await work({
      folder,
      freeze() {
        setImmutable('+')
        if (canWrite(folder)) throw new Error(`${folder} can still be written`)
      },
      thaw() {
        setImmutable('-')
        if (!canWrite(folder)) throw new Error(`${folder} can't be written yet`)
      },
      breakDown() {
        const device = run('findmnt', '--noheadings', '--output', 'SOURCE', folder).trim()
        fs.writeFileSync(`/sys/fs/ext4/${path.basename(device)}/trigger_fs_error`, '1')
      },
      async repair() {
        await unmountWhenFree(folder)
        // 1: it found errors and corrected them.
        const { status } = spawnSync('e2fsck', ['-p', image], { stdio: 'ignore' })
        if (status === null || status > 1) throw new Error(`e2fsck ended with ${status}`)
        mountImage()
      },
    })
  } finally {
    run('umount', '--lazy', folder)
    fs.rmSync(place, { recursive: true, force: true })
  }
}

function canWrite(folder: string): boolean {
  const file = path.join(folder, 'probe')
  try {
    fs.writeFileSync(file, '')
    fs.rmSync(file)
    return true
  } catch {
    return false
  }
}

/** A process that has just ended may hold the disk for a moment. */
async function unmountWhenFree(folder: string): Promise<void> {
  const isDone = await succeeds(() => Promise.resolve(spawnSync('umount', [folder]).status === 0), 10_000)
  if (!isDone) throw new Error(`${folder} stays mounted`)
}

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

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
