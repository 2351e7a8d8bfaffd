import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { TermsPage } from './TermsPage.tsx'

const page = renderToStaticMarkup(
  <Router ssrPath="/terms-of-service">
    <TermsPage supportEmail="help@ribbonry.example" />
  </Router>,
)
const text = page
  .replace(/<[^>]+>/g, ' ')
  .replace(/\s+/g, ' ')
  .toLowerCase()

describe('the Terms of Service', () => {
  test('say when they were updated and lead back home', () => {
    expect(page).toMatch(/<h1>Terms of Service<\/h1>/)
    expect(page).toContain('Last Updated: October 2025')
    expect(page).toMatch(/<a[^>]* href="\/"[^>]*>.*?Back to Home<\/a>/)
  })

  test.each([
    'Account registration',
    'Age',
    'Acceptable use',
    'User content',
    'Third-party and affiliate links',
    'Intellectual property',
    'Privacy',
    'Communications',
    'Termination',
    'Disclaimers and liability',
    'Indemnification',
    'Changes',
    'Governing law',
    'General provisions',
    'Contact',
  ])('have a section %s, reached from the contents', (title) => {
    const id = title.toLowerCase().replaceAll(' ', '-')
    expect(page).toContain(`<a href="#${id}">${title}</a>`)
    expect(page).toMatch(new RegExp(`<section id="${id}"[^>]*><h2[^>]*>.*?${title}</h2><p>`))
  })

  test.each([
    'at least 13 years old',
    'under 18, you need the permission of a parent or legal guardian',
    'as an amazon associate i earn from qualifying purchases',
    'affiliate commission',
    'provided as is',
    'ai recommendations are suggestions. we do not warrant',
    'delete your account in settings',
    'promotional e-mails',
    'unsubscribe from them at any time',
    'laws of the united states',
  ])('promise: %s', (promise) => {
    expect(text).toContain(promise)
  })

  test('name the support address', () => {
    expect(page).toContain('<a href="mailto:help@ribbonry.example">help@ribbonry.example</a>')
  })
})
