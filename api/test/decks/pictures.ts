import { type PDFDocument, rgb } from 'pdf-lib';
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

/** Two slides; the second has a drawn bar chart beside its text, with a year below each bar and a figure over it. */
export async function chartDeck(): Promise<Uint8Array> {
  const document = await newDocument('Ferrylane');
  await addSlide(document, { title: 'Ferrylane', paragraphs: ['Booking software for small ferry operators.'] });
  const page = await addSlide(document, {
    title: 'Bookings grow',
    bullets: ['Twelve operators take deposits with us.', 'None of them has left.'],
  });
  [
    ['2023', '4,100', 50],
    ['2024', '9,300', 110],
    ['2025', '17,800', 210],
  ].forEach(([year, figure, height], at) => {
    const x = 560 + at * 110;
    page.drawRectangle({ x, y: 90, width: 60, height: Number(height), color: rgb(0.11, 0.3, 0.85) });
    page.drawText(String(year), { x: x + 12, y: 68, size: 14 });
    page.drawText(String(figure), { x: x + 6, y: 98 + Number(height), size: 14 });
  });
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
