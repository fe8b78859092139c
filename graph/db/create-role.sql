-- Run once by the database's container, in a new volume. The shop's role owns its database and can do nothing else. The
-- superuser has no password left: it signs in from inside the container alone.
\getenv password POSTGRES_PASSWORD
create role citron login password :'password';
alter database citron owner to citron;
alter role current_user password null;
