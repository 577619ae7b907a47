import { describe, expect, it } from 'vitest';
import { ask, idsOf } from './ask.ts';

const american = ['turbotax', 'freetaxusa', 'cash-app-taxes', 'acorns', 'robinhood', 'rocket-money', 'square-payroll'];

describe('what is only had in some countries', () => {
  it.each([
    ['Steuererklärung in Deutschland machen und meine Aktien verwalten', 'elster'],
    ['Malaysia: file my income tax with LHDN and invest a little', 'mytax'],
    ['UK: self assessment tax return and buy groceries online', 'hmrc-self-assessment'],
    ['i live in france and want to do my tax return', 'impots-gouv'],
    ['Declaración de la renta y ver series', 'renta-web'],
    ['Vivo en México, declaración de impuestos y ver series', 'sat-mexico'],
    ['确定个税汇算，还想看电视剧', 'geshui-app'],
    ['A cafe in Penang: payroll for 3 employees', 'payrollpanda'],
    ['GmbH in München: Buchhaltung und Rechnungen', 'lexware-office'],
  ])('is offered there, and what is for elsewhere is not: %s', (text, id) => {
    const ids = idsOf(ask(text, { type: text.includes('GmbH') ? 'entrepreneur' : 'personal' }));
    expect(ids).toContain(id);
    for (const other of american) expect(ids).not.toContain(other);
  });

  it.each([
    'A bakery in Cork, we post our soda bread all over the country and print the labels by hand',
    'candles from my kitchen near Leeds: cheaper parcels and labels',
    'pottery from a studio outside Saskatoon: cheaper parcels and labels',
  ])('is not offered where a town tells that somebody is elsewhere: %s', (text) => {
    expect(idsOf(ask(text, { type: 'entrepreneur' }))).not.toContain('pirate-ship');
  });

  it.each([
    'file my taxes and invest a little',
    'a trip from Leeds to Perth, and file my taxes',
    'named our cat Bremen; file my taxes',
    'planning a trip to Germany, and file my taxes',
    'New Jersey: file my taxes',
    'a turkey recipe blog, and file my taxes',
    'learn German and file my taxes',
  ])('is what there is in the United States for whoever says nothing else: %s', (text) => {
    expect(idsOf(ask(text))).toContain('turbotax');
  });

  it('is offered elsewhere, too, to whoever names it', () => {
    expect(idsOf(ask('I live in Malaysia and want to use TurboTax for my taxes'))).toContain('turbotax');
  });
});
