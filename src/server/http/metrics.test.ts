import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const scrape = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  test.app.inject({ method: 'GET', url: '/api/metrics', headers, remoteAddress })

describe('metrics', () => {
  it('are lines that Prometheus reads, and count what is answered', async () => {
    await test.visitor.call('GET', '/health/live')
    await test.visitor.call('GET', '/contacts')
    const { headers, body } = await scrape()
    expect(headers['content-type']).toContain('text/plain; version=0.0.4')
    for (const line of body.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(\{[a-z]+="[^"]+"\})? \d+(\.\d+)?(e-?\d+)?)$/)
    expect(body).toContain('ribbonry_http_requests_total{status="2xx"} 1\n')
    expect(body).toContain('ribbonry_http_requests_total{status="4xx"} 1\n')
    expect(body).toContain('ribbonry_http_request_seconds_bucket{le="+Inf"} 2\n')
    expect(body).toContain('ribbonry_reminders_overdue 0\n')
    expect(body).toContain('ribbonry_mails_waiting 0\n')
  })

  it('are for this machine alone while METRICS_TOKEN is not set, not for what a proxy on it passes on', async () => {
    expect((await scrape()).statusCode).toBe(200)
    expect((await scrape({}, '203.0.113.7')).statusCode).toBe(403)
    expect((await scrape({ 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403)
  })

  it('need METRICS_TOKEN where it is set, from anywhere', async () => {
    test.settings.metricsToken = 'a-token-of-the-operator'
    // The case of the scheme doesn't matter (RFC 9110, 11.1).
    for (const scheme of ['Bearer', 'bearer', 'BEARER'])
      expect((await scrape({ authorization: `${scheme} a-token-of-the-operator` }, '203.0.113.7')).statusCode).toBe(200)
    expect((await scrape({ authorization: 'a-token-of-the-operator' })).statusCode).toBe(403)
    expect((await scrape({ authorization: 'Bearer A-Token-Of-The-Operator' })).statusCode).toBe(403)
    expect((await scrape({ authorization: 'Bearer another-token-altogether' })).statusCode).toBe(403)
    expect((await scrape()).statusCode).toBe(403)
  })
})
