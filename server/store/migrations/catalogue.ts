/** Documents of the catalogue. The one row of catalogue_version is locked by every write, so that versions have an order. */
export const catalogueMigration = {
  name: '030-catalogue',
  sql: `
    create table catalogue_version (
      one boolean primary key default true check (one),
      version bigint not null
    );
    insert into catalogue_version (version) values (0);
    create table catalogue_doc (
      kind text not null,
      id text not null,
      version bigint not null,
      body jsonb not null,
      primary key (kind, id)
    );
    create index catalogue_doc_version on catalogue_doc (version);
  `,
};
