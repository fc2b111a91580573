import type { PDFDocument } from 'pdf-lib';
import { addSlide, barsPng, HEIGHT, newDocument, WIDTH } from './kit.ts';

async function addPictureSlide(document: PDFDocument) {
  const image = await document.embedPng(barsPng(320, 180));
  document.addPage([WIDTH, HEIGHT]).drawImage(image, { x: 0, y: 0, width: WIDTH, height: HEIGHT });
}

/** Slides that are pictures without a text layer, as from a scanner or an image export. */
export async function imageOnlyDeck(slides = 6): Promise<Uint8Array> {
  const document = await newDocument('Pictures only');
  for (let count = 0; count < slides; count++) await addPictureSlide(document);
  return document.save();
}

/** Three slides; the second has a screenshot beside its text, the third is nothing but a picture. */
export async function screenshotDeck(): Promise<Uint8Array> {
  const document = await newDocument('Ferrylane');
  await addSlide(document, { title: 'Ferrylane', paragraphs: ['Booking software for small ferry operators.'] });
  const product = await addSlide(document, {
    title: 'Our product',
    bullets: ['Deposits are taken by a booking page.', 'Cancelled seats are refilled within minutes.'],
  });
  const image = await document.embedPng(barsPng(320, 180));
  product.drawImage(image, { x: 500, y: 60, width: 400, height: 225 });
  await addPictureSlide(document);
  return document.save();
}

/** Six slides; the third and the fifth are pictures. The others present a problem, a product and a price. */
export async function mixedDeck(): Promise<Uint8Array> {
  const document = await newDocument('Ferrylane');
  await addSlide(document, { title: 'Ferrylane', paragraphs: ['Booking software for small ferry operators.'] });
  await addSlide(document, {
    title: 'The problem',
    bullets: ['Small ferry operators lose 18% of summer bookings to no-shows (survey of 37 operators, June 2025).'],
  });
  await addPictureSlide(document);
  await addSlide(document, {
    title: 'Our product',
    bullets: ['A booking page that takes deposits and refills cancelled seats from a waiting list within minutes.'],
  });
  await addPictureSlide(document);
  await addSlide(document, {
    title: 'Pricing',
    bullets: ['Operators pay $140 per vessel per month, with no fee per ticket.'],
  });
  return document.save();
}
