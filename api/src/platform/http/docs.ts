import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';

const SECURITY_POLICY = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'style-src': "'self' 'unsafe-inline'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
};

/** API documentation at /api/docs, where calls can be tried out. All its assets are served from here. */
export const docs = plugin<{ productName: string }>(async (app, { productName }) => {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    staticCSP: SECURITY_POLICY,
    theme: {
      title: `${productName} API`,
      css: [{ filename: 'quiet.css', content: '.swagger-ui .topbar { display: none }' }],
    },
    uiConfig: { deepLinking: true, docExpansion: 'list', persistAuthorization: false, validatorUrl: null },
  });
});
