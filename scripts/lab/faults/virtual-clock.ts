import { AsyncLocalStorage } from 'node:async_hooks'

type Timer = { at: number; order: number; run: () => void }

/**
 * A virtual clock: it stands still while any work runs and jumps to the next timer when none does. Two minutes of
 * waiting cost nothing and keep their order.
 */
export class VirtualClock {
  now: number
  private timers: Timer[] = []
  private order = 0
  /** How many calls the server is working on in real time. */
  private working = 0

  constructor(now: number) {
    this.now = now
  }

  /** Runs `run` after `ms`; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void {
    const timer = { at: this.now + Math.max(0, Math.ceil(ms)), order: this.order++, run }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((one) => one !== timer)
    }
  }

  sleep = (ms: number) => new Promise<void>((resolve) => this.after(ms, resolve))

  /** Runs work that takes real time and no virtual time. */
  async work<T>(run: () => Promise<T>): Promise<T> {
    this.working++
    try {
      return await virtualClocks.run(this, run)
    } finally {
      this.working--
    }
  }

  /** A pause within `work`. */
  async rest(ms: number): Promise<void> {
    this.working--
    await this.sleep(ms)
    this.working++
  }

  /** Lets time pass until `isOver`, at most `limit` ms of it. False: no timer is left, or the limit is reached. */
  async pass(isOver: () => boolean, limit = 30 * 60_000): Promise<boolean> {
    const end = this.now + limit
    for (;;) {
      await this.settle()
      if (isOver()) return true
      const next = this.timers.reduce<Timer | null>(
        (first, one) =>
          !first || one.at < first.at || (one.at === first.at && one.order < first.order) ? one : first,
        null,
      )
      if (!next || next.at > end) return false
      this.timers = this.timers.filter((one) => one !== next)
      this.now = Math.max(this.now, next.at)
      next.run()
    }
  }

  /** Until every promise that can settle has. */
  private async settle() {
    for (let quiet = 0; quiet < 3; ) {
      await new Promise((resolve) => setImmediate(resolve))
      quiet = this.working > 0 ? 0 : quiet + 1
    }
  }
}

const virtualClocks = new AsyncLocalStorage<VirtualClock>()

/** The sandbox's way to wait: on the virtual clock of the scenario it works for. */
export const sleepOfCaller = (ms: number): Promise<void> =>
  virtualClocks.getStore()?.rest(ms) ?? Promise.reject(new Error('no scenario is running'))
