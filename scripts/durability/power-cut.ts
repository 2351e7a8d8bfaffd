import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Finding } from './check.ts'
import { checkOnly, killNow, startLoad, untilAcknowledged } from './kill-loop.ts'

const DISK = '400M'

/**
 * Cuts the power of a disk again and again while the load writes on it: an ext4 file system on a loop device, whose
 * image is copied while the writer is stopped. What the copy holds is what had reached the disk; everything that was
 * only in memory is lost, as in a power cut.
 * @param folder an empty folder for images, mounts and the acknowledged ids
 * @returns what was found on the copy after each cut
 */
export async function powerCuts(folder: string, cuts: number, writesPerCut: number): Promise<Finding[]> {
  const findings: Finding[] = []
  for (let cut = 0; cut < cuts; cut++) {
    const place = path.join(folder, String(cut))
    fs.mkdirSync(place)
    findings.push(await cutPower(place, writesPerCut))
    fs.rmSync(place, { recursive: true })
  }
  return findings
}

/** Undefined where power can be cut; otherwise the reason why not. */
export function whyNoPowerCut(): string | undefined {
  if (process.platform !== 'linux') return 'it needs Linux'
  if (process.getuid?.() !== 0) return 'it needs root, to mount a disk image'
  try {
    execFileSync('losetup', ['--find'], { stdio: 'ignore' })
    execFileSync('mkfs.ext4', ['-V'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'there is no free loop device or no mkfs.ext4'
  }
}

async function cutPower(place: string, writes: number): Promise<Finding> {
  const file = path.join(place, 'acknowledged')
  const image = path.join(place, 'disk.img')
  const copy = path.join(place, 'copy.img')
  run('truncate', '-s', DISK, image)
  run('mkfs.ext4', '-q', '-F', image)

  const live = await mounted(image, path.join(place, 'live'), async (disk) => {
    const { child } = await startLoad(path.join(disk, 'data'), file)
    await untilAcknowledged(file, writes, child)
    await sleep(Math.random() * 3_000)
    child.kill('SIGSTOP')
    run('cp', '--sparse=always', image, copy)
    const acknowledged = fs.readFileSync(file)
    await killNow(child)
    return acknowledged
  })
  fs.writeFileSync(file, live)

  return mounted(copy, path.join(place, 'after'), (disk) => checkOnly(path.join(disk, 'data'), file))
}

async function mounted<T>(image: string, mountPoint: string, work: (mountPoint: string) => Promise<T>): Promise<T> {
  fs.mkdirSync(mountPoint)
  run('mount', '-o', 'loop', image, mountPoint)
  try {
    return await work(mountPoint)
  } finally {
    await unmount(mountPoint)
  }
}

/** A process that was just killed may hold the disk for a moment. */
async function unmount(mountPoint: string) {
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      run('umount', mountPoint)
      return
    } catch {
      await sleep(250)
    }
  }
  throw new Error(`${mountPoint} stays mounted`)
}

function run(program: string, ...args: string[]) {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
}
