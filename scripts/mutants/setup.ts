import fc from 'fast-check'

// A fault is found once, not made small, and a property that finds none within a second lets the next mutant begin.
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 1_000 })
