import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { loadContent } from '#app/content/content.server.ts';
import { contactDetails } from '#app/domain/contact-details.ts';
import { Contact } from '#app/features/contact/contact.tsx';
import { Footer } from '#app/features/layout/footer.tsx';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const PICTURE = { file: '/pictures/x', width: 640, height: 400, alt: '', focus: [0.5, 0.5], placeholderColor: '#fff' } as const;

/** Renders the footer and the contact page for a content folder. */
function rendered(folder: string): { footer: string; contact: string } {
  const { company, pages } = loadContent(folder);
  const { name, map } = company;
  const same = contactDetails(company);
  const html = (element: React.ReactNode) => renderToStaticMarkup(createElement(MemoryRouter, null, element));
  return {
    footer: html(
      createElement(Footer, {
        data: { ...same, name, instagram: company.instagram.url, linkedin: company.linkedin.url },
        newsletter: null,
      }),
    ),
    contact: html(
      createElement(Contact, {
        data: { ...same, page: pages.contact, map: { ...map, picture: PICTURE }, replyHours: 24, picture: PICTURE },
        callButton: null,
      }),
    ),
  };
}

const shown = (folder: string) => Object.values(rendered(folder)).map((html) => html.replaceAll(/<[^>]*>/g, ' '));

const LEGAL = `legal:
  name: Fixture Journeys Private Limited
  cin: U00000TN2020PTC000000
  gstin: 33AAAAA0000A1Z0
  contactPerson: Asha Fixture
`;
const withLegal = () => new ContentCopy(FIXTURE_CONTENT).replace('company.yaml', /^tagline:/m, `${LEGAL}tagline:`);

test('the footer and the contact page show the legal identity once company.yaml has it', () => {
  for (const words of shown(withLegal().folder)) {
    expect(words).toContain('Registered name: Fixture Journeys Private Limited');
    expect(words).toContain('CIN: U00000TN2020PTC000000');
    expect(words).toContain('GSTIN: 33AAAAA0000A1Z0');
    expect(words).toContain('Contact person: Asha Fixture');
  }
});

test('the footer and the contact page have no legal labels when company.yaml has no legal identity', () => {
  for (const words of shown(FIXTURE_CONTENT)) expect(words).not.toMatch(/Registered name|CIN|GSTIN|Contact person/);
});

test('the footer and the contact page have links to the phone and to WhatsApp once company.yaml has their numbers', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  copy.replace('company.yaml', /^address:/m, "phone: '+91 98400 00000'\nwhatsapp: '919840000000'\naddress:");
  for (const html of Object.values(rendered(copy.folder))) {
    expect(html).toMatch(/<a href="tel:\+919840000000"[^>]*>\+91\u00A098400\u00A000000<\/a>/);
    expect(html).toMatch(/<a href="https:\/\/wa\.me\/919840000000" target="_blank"[^>]*>WhatsApp</);
  }
});

test('policies name the contact person once there is one, and the support address until then', () => {
  const contactIn = (copy: ContentCopy) => {
    copy.replace('policies/privacy-policy.md', /^## /m, 'Write to {company.contact}, {company.legalName}.\n\n## ');
    return JSON.stringify(loadContent(copy.folder).policies['privacy-policy'].blocks);
  };
  const named = contactIn(withLegal());
  expect(named).toContain('Asha Fixture');
  expect(named).toContain('Fixture Journeys Private Limited');
  const unnamed = contactIn(new ContentCopy(FIXTURE_CONTENT));
  expect(unnamed).toContain('mailto:support@fixture.example');
  expect(unnamed).not.toMatch(/undefined|\{company/);
});
