"""The list of an investor's decks by Django REST Framework, as its guide says: a model, a serializer, a page of 20 with
its count, and a token that names the user. One file, started by gunicorn with DATABASE_URL and KEY."""

import os
from urllib.parse import urlsplit

import django
import jwt
from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.urls import path

address = urlsplit(os.environ["DATABASE_URL"])
settings.configure(
    ALLOWED_HOSTS=["127.0.0.1"],
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.postgresql",
            "HOST": address.hostname,
            "PORT": address.port,
            "USER": address.username,
            "NAME": address.path[1:],
            "CONN_MAX_AGE": None,
        }
    },
    INSTALLED_APPS=["rest_framework"],
    REST_FRAMEWORK={"UNAUTHENTICATED_USER": None, "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"]},
    ROOT_URLCONF=__name__,
    SECRET_KEY=os.environ["KEY"],
    USE_TZ=True,
)
django.setup()

from django.db import models  # noqa: E402
from rest_framework import authentication, exceptions, generics, pagination, permissions, serializers  # noqa: E402


class User(models.Model):
    is_authenticated = True
    email = models.TextField()
    phone = models.TextField()
    profile_image = models.TextField(null=True)

    class Meta:
        app_label = "peer"
        db_table = "users"
        managed = False


class Submission(models.Model):
    id = models.TextField(primary_key=True)
    founder = models.ForeignKey(User, models.CASCADE, related_name="+")
    investor = models.ForeignKey(User, models.CASCADE, related_name="+")
    company_name = models.TextField()
    founder_name = models.TextField()
    founder_work_field = models.TextField()
    description = models.TextField()
    created_at = models.TextField()
    status = models.TextField()
    likelihood_score = models.IntegerField(null=True)
    answered_at = models.TextField(null=True)

    class Meta:
        app_label = "peer"
        db_table = "submissions"
        managed = False


class TokenAuthentication(authentication.BaseAuthentication):
    """Trusts the token, without a look into the database."""

    def authenticate(self, request):
        token = request.headers.get("Authorization", "").removeprefix("Bearer ")
        try:
            claims = jwt.decode(token, os.environ["KEY"], algorithms=["HS256"])
        except jwt.InvalidTokenError as error:
            raise exceptions.AuthenticationFailed() from error
        return User(id=int(claims["sub"])), token


class SubmissionSerializer(serializers.ModelSerializer):
    founder_profile_image = serializers.SerializerMethodField()
    founder_email = serializers.CharField(source="founder.email")
    founder_phone = serializers.CharField(source="founder.phone")
    likelihood_pending = serializers.SerializerMethodField()

    class Meta:
        model = Submission
        fields = [
            "id",
            "company_name",
            "founder_name",
            "founder_work_field",
            "founder_profile_image",
            "founder_email",
            "founder_phone",
            "description",
            "created_at",
            "status",
            "likelihood_score",
            "likelihood_pending",
        ]

    def get_founder_profile_image(self, submission):
        image = submission.founder.profile_image
        return f"/api/files/{image}" if image else None

    def get_likelihood_pending(self, submission):
        return submission.answered_at is not None and submission.likelihood_score is None


class Pages(pagination.PageNumberPagination):
    page_size = 20
    page_size_query_param = "page_size"


class SubmissionList(generics.ListAPIView):
    authentication_classes = [TokenAuthentication]
    permission_classes = [permissions.IsAuthenticated]
    serializer_class = SubmissionSerializer
    pagination_class = Pages

    def get_queryset(self):
        submissions = Submission.objects.filter(investor_id=self.request.user.id)
        return submissions.select_related("founder").order_by("-created_at", "-id")


urlpatterns = [path("list/", SubmissionList.as_view())]
application = get_wsgi_application()
